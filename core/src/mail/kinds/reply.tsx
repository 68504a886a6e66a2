/** @jsxRuntime automatic */
import { shop, shopDay } from '../../business/index.ts';
import { cutText, formatDay } from '../../format/index.ts';
import { fieldsLongLast, submissionDefinitions } from '../../submissions/index.ts';
import { getAppointmentDetails } from '../appointment-details.ts';
import type { MailContent, MailDefinition } from '../mail-definition.ts';
import { DefinitionList, Quote, TypedText } from '../mail-parts.tsx';
import { mailStyles } from '../mail-styles.ts';

/** Mail programs show about a hundred characters of it. */
const MAX_PREVIEW = 120;

const nounOf = ({ submissionKind }: Pick<MailContent, 'submissionKind'>): string =>
  submissionDefinitions[submissionKind].label.one.toLowerCase();

const getSubject = (content: MailContent): string =>
  `Re: Your ${nounOf(content)} to ${shop.name} (${content.reference})`;

/** The visitor's own words, as far as the form has a field for them. */
const getMessage = ({ submissionKind, sent }: MailContent): string | undefined => {
  const long = fieldsLongLast(submissionKind).find(
    ([field, { isLong }]) => isLong && sent.some((each) => each.field === field),
  );
  return long && sent.find(({ field }) => field === long[0])?.value;
};

/** What a member of staff has written, and below it what it answers. */
export const reply: MailDefinition = {
  label: 'Reply',
  title: getSubject,
  preview: ({ reply }) => cutText(reply?.text ?? '', MAX_PREVIEW),
  isLetter: true,
  body: (content) => {
    const { reply, receivedAt, reference } = content;
    const message = getMessage(content);
    const when = receivedAt === null ? '' : ` of ${formatDay(shopDay(new Date(receivedAt)))}`;
    return (
      <>
        <p className="mail-text" style={mailStyles.paragraph} dir="auto">
          <TypedText>{reply?.text ?? ''}</TypedText>
        </p>
        <p className="mail-quiet" style={mailStyles.quiet}>
          {`Your ${nounOf(content)}${when}:`}
        </p>
        {message === undefined ? null : <Quote>{message}</Quote>}
        <DefinitionList
          entries={[{ label: 'Reference', value: reference }, ...getAppointmentDetails(content)]}
        />
      </>
    );
  },
  link: null,
  isPersonal: true,
  sample: {
    reference: 'M-4F7K',
    submissionKind: 'contact',
    appointment: null,
    sent: [{ field: 'message', value: 'Can you set my grandmother’s sapphire in a plain gold ring?' }],
    reply: {
      text: 'Hello Ada,\n\nYes, gladly. Please bring it by, and we will look at it together.\n\nOren',
      by: 'oren',
      revision: 2,
    },
  },
};
