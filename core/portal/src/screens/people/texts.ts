import { INVITATION_HOURS } from '@jeweler/core/schemas';
import type { Notice } from '@jeweler/core/ui';

export const LINK_TITLE = 'A link to pass on';

/** Said when an invitation goes by email. */
export const invitationSent: Notice = {
  tone: 'success',
  title: 'Invitation sent',
  text: `The link works for ${INVITATION_HOURS} hours.`,
};
