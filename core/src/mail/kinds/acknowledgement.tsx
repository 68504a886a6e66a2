/** @jsxRuntime automatic */
import { PHOTO_LINK_DAYS } from '../../schemas/index.ts';
import { submissionDefinitions } from '../../submissions/index.ts';
import { getAppointmentDetails } from '../appointment-details.ts';
import type { MailContent, MailDefinition } from '../mail-definition.ts';
import { MailLayout } from '../mail-layout.tsx';
import { Action, DefinitionList, Paragraph, Phone } from '../mail-parts.tsx';
import { mailStyles } from '../mail-styles.ts';

/**
 * Confirms to visitors that their submission has arrived. Contains nothing they typed, not even a name:
 * anybody may have entered the address it is sent to.
 */
const Acknowledgement = ({ content }: { readonly content: MailContent }) => {
  const { subject, text } = submissionDefinitions[content.submissionKind].acknowledgement;
  const details = [
    { label: 'Reference', value: content.reference },
    ...getAppointmentDetails(content),
    ...(content.prize === null
      ? []
      : [{ label: 'Prize', value: `${content.prize.service}, ${content.prize.value}` }]),
  ];
  return (
    <MailLayout title={subject} preview={text} contact={content.contact}>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>{text}</Paragraph>
      <DefinitionList entries={details} />
      <Action href={content.link}>See, move or cancel your appointment</Action>
      {content.photosLink && (
        <Paragraph>
          Would a picture help?{' '}
          <a className="mail-link" style={mailStyles.link} href={content.photosLink}>
            Add photos
          </a>{' '}
          within {PHOTO_LINK_DAYS} days.
        </Paragraph>
      )}
      <Paragraph>
        If this was not you, please ignore this email or call us at <Phone contact={content.contact} />.
      </Paragraph>
    </MailLayout>
  );
};

export const acknowledgement: MailDefinition = {
  label: 'Acknowledgement',
  subject: ({ submissionKind, reference }) =>
    `${submissionDefinitions[submissionKind].acknowledgement.subject} (${reference})`,
  Body: Acknowledgement,
  link: 'visit',
  tellsAddress: 'if-public',
  sample: { photosLink: 'https://www.example.com/photos/sample' },
};
