/** The list of keys, which comes with the texts of the handbook. */
export const loadKeys = () => import('./keys-dialog.tsx');
