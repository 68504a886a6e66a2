/** @jsxRuntime automatic */
import { PHOTO_LINK_DAYS } from '../../schemas/index.ts';
import { submissionDefinitions } from '../../submissions/index.ts';
import { getAppointmentDetails } from '../appointment-details.ts';
import { SEE_OR_CHANGE } from '../appointment-mail.tsx';
import type { MailContent, MailDefinition } from '../mail-definition.ts';
import { Action, DefinitionList, MailLink, Paragraph, Phone } from '../mail-parts.tsx';

const wordsOf = ({ submissionKind }: MailContent) => submissionDefinitions[submissionKind].acknowledgement;

/**
 * Confirms to visitors that their submission has arrived. Contains nothing they typed, not even a name:
 * anybody may have entered the address it is sent to.
 */
export const acknowledgement: MailDefinition = {
  label: 'Acknowledgement',
  title: (content) => wordsOf(content).subject,
  subject: (content) => `${wordsOf(content).subject} (${content.reference})`,
  preview: (content) => wordsOf(content).text,
  body: (content) => {
    const { prize, reference } = content;
    const details = [
      { label: 'Reference', value: reference },
      ...getAppointmentDetails(content),
      ...(prize === null ? [] : [{ label: 'Prize', value: `${prize.service}, ${prize.value}` }]),
    ];
    return (
      <>
        <Paragraph>Hello,</Paragraph>
        <Paragraph>{wordsOf(content).text}</Paragraph>
        <DefinitionList entries={details} />
        <Action href={content.link}>{SEE_OR_CHANGE}</Action>
        {content.photosLink && (
          <Paragraph>
            Would a picture help? <MailLink href={content.photosLink}>Add photos</MailLink> within{' '}
            {PHOTO_LINK_DAYS} days.
          </Paragraph>
        )}
        <Paragraph>
          If this was not you, please ignore this email or call us at <Phone contact={content.contact} />.
        </Paragraph>
      </>
    );
  },
  link: 'visit',
  tellsAddress: 'if-public',
  sample: { photosLink: 'https://www.example.com/photos/sample' },
};
