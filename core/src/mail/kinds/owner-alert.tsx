/** @jsxRuntime automatic */
import { ANSWER_HOURS } from '../../submissions/index.ts';
import type { MailContent, MailDefinition, OwnerAlert } from '../mail-definition.ts';
import { Action, Paragraph } from '../mail-parts.tsx';

interface Wording {
  readonly title: string;
  /** What it means for the shop. */
  readonly text: string;
  readonly advice: string;
  readonly action: string;
  /** The title once it is over. */
  readonly over: string;
}

const HELP = 'If that does not help, show this email to whoever looks after the computer.';

const wordings: Readonly<Record<OwnerAlert['cause'], Wording>> = {
  backups: {
    title: 'The backups need a look',
    text: 'If the computer broke today, what has happened in the shop since then would be lost.',
    advice: `Check that the drive for backups is connected and has space. ${HELP}`,
    action: 'See the backups',
    over: 'The backups are in order again',
  },
  mail: {
    title: 'Emails do not go out',
    text: 'Visitors get no answers by email, and you hear of new requests in the portal only. Emails wait for three days, and go out when they can; after that they are under Failed, with Send again.',
    advice: `The list of outgoing mail says why. ${HELP}`,
    action: 'See outgoing mail',
    over: 'Emails go out again',
  },
  disk: {
    title: 'The computer of the website is almost full',
    text: 'Less than 500 MB are left. When nothing is left, visitors can send nothing anymore.',
    advice:
      'Show this email to whoever looks after the computer. What is deleted in the media library makes room only after 30 days.',
    action: 'Open the media library',
    over: 'The computer of the website has space again',
  },
  media: {
    title: 'The folder with your pictures cannot be opened',
    text: 'Visitors do not see pictures that they have not seen before, and staff cannot add any.',
    advice: `Check that the drive with the pictures is connected and switched on. ${HELP}`,
    action: 'Open the media library',
    over: 'The folder with your pictures is back',
  },
  late: {
    title: `Somebody has waited for longer than ${ANSWER_HOURS} hours`,
    text: `The website promises an answer within ${ANSWER_HOURS} hours.`,
    advice: 'Answer in the portal, or call.',
    action: 'See who waits',
    over: 'Everybody has an answer',
  },
  update: {
    title: 'An update of the website did not work',
    text: 'The version from before serves, and nothing that visitors have sent is lost. There is no hurry.',
    advice:
      'Show this email to whoever looks after the computer: they can try again, or delete update-failed.txt from the data folder to end these emails.',
    action: 'See which version runs',
    over: 'The failed update of the website is settled',
  },
};

const OFF = 'An owner can turn these emails off in the portal, under Settings.';

const getWording = ({ alert }: MailContent): Wording => wordings[alert?.cause ?? 'late'];

/** How it stands. */
const preview = ({ alert }: MailContent): string => alert?.detail ?? '';

/** Something keeps the shop from working, and its owner can do something about it. */
export const ownerAlert: MailDefinition = {
  label: 'Notice to owners',
  title: (content) => getWording(content).title,
  preview,
  body: (content) => {
    const { text, advice, action } = getWording(content);
    return (
      <>
        <Paragraph>{content.alert?.detail}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <Paragraph>{advice}</Paragraph>
        <Action href={content.link}>{action}</Action>
        <Paragraph>You get this email once a day until it is over. {OFF}</Paragraph>
      </>
    );
  },
  link: 'portal',
  sample: {
    alert: { cause: 'backups', detail: 'The newest backup that was checked is of Saturday, June 13, 2026.' },
    link: 'https://www.example.com/admin/settings#backups',
  },
};

/** It is over. */
export const ownerAlertOver: MailDefinition = {
  label: 'Notice to owners that something is over',
  title: (content) => getWording(content).over,
  preview,
  body: ({ alert }) => (
    <>
      <Paragraph>{alert?.detail}</Paragraph>
      <Paragraph>{OFF}</Paragraph>
    </>
  ),
  link: null,
  sample: { alert: { cause: 'mail', detail: 'It lasted from Saturday, June 13 to Monday, June 15, 2026.' } },
};
