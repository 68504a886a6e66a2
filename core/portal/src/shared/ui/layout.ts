import { chakra } from '@chakra-ui/react';

/** Small words below or beside what they explain. */
export const Quiet = chakra('p', { base: { color: 'admin.quiet', fontSize: 'small' } });

/** Things side by side, in several lines where they do not fit into one. */
export const Flow = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** What a panel or a dialog holds, with its margins. */
export const PanelBody = chakra('div', { base: { display: 'grid', gap: '5', padding: 'panel' } });

/** A form whose faults are said by the portal, not by the browser. */
export const Form = chakra(
  'form',
  { base: { display: 'grid', gap: '5' } },
  { defaultProps: { noValidate: true } },
);
