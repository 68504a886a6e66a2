/** @jsxRuntime automatic */
import { ANSWER_HOURS } from '../../submissions/index.ts';
import { getWhere } from '../appointment-details.ts';
import type { MailDefinition } from '../mail-definition.ts';
import { Action, DefinitionList, MailLink, Paragraph, Phone } from '../mail-parts.tsx';
import { mailStyles } from '../mail-styles.ts';

const TITLE = 'Your prize code';
const text = `Thank you for claiming your prize. We will get back to you within ${ANSWER_HOURS} hours to schedule it.`;

/**
 * Acknowledges a prize claim and contains its code. Like an acknowledgement it contains nothing that was
 * typed: the prize is included only if the wheel has it.
 */
export const prizeCode: MailDefinition = {
  label: 'Prize code',
  title: TITLE,
  subject: ({ reference }) => `${TITLE} (${reference})`,
  preview: text,
  body: (content) => {
    const { prize, reference, rulesLink } = content;
    return (
      <>
        <Paragraph>Hello,</Paragraph>
        <Paragraph>{text}</Paragraph>
        <p className="mail-text" style={mailStyles.code}>
          {content.prizeCode}
        </p>
        <Paragraph>
          Show us or read us this code at the shop. It can be used once. If you do not have it with you, we
          can find your prize by your name or phone number.
        </Paragraph>
        <DefinitionList
          entries={[
            ...(prize === null
              ? []
              : [
                  { label: 'Prize', value: prize.service },
                  { label: 'Value', value: prize.value },
                ]),
            ...getWhere(content),
            { label: 'Reference', value: reference },
          ]}
        />
        <Action href={content.bookLink}>Book an appointment</Action>
        {rulesLink === null ? null : (
          <Paragraph>
            <MailLink href={rulesLink}>The rules of the wheel</MailLink>
          </Paragraph>
        )}
        <Paragraph>
          If this was not you, please ignore this email or call us at <Phone contact={content.contact} />.
        </Paragraph>
      </>
    );
  },
  link: null,
  tellsAddress: 'if-public',
  sample: {
    reference: 'P-4F7K',
    submissionKind: 'prize-claim',
    prize: { service: 'Ring Sizing', value: '$80' },
    prizeCode: 'K4M-7RX',
  },
};
