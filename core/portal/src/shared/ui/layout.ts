import { chakra } from '@chakra-ui/react';

/** Small words below or beside what they explain. */
export const Quiet = chakra('p', { base: { color: 'admin.quiet', fontSize: 'small' } });

/** Things side by side, in several lines where they do not fit into one. */
export const flowStyle = { display: 'flex', flexWrap: 'wrap', gap: '3' } as const;
export const Flow = chakra('div', { base: flowStyle });

/** One below the other, never wider than there is room, however large the text is. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' };

/** What a panel or a dialog holds, with its margins. */
export const PanelBody = chakra('div', { base: { ...column, padding: 'panel' } });

/** A form whose faults are said by the portal, not by the browser. */
export const Form = chakra('form', { base: column }, { defaultProps: { noValidate: true } });
