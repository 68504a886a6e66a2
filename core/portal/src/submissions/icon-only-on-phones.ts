/** Buttons whose icon is enough where there is little room; the label stays for screen readers. */
export const iconOnlyOnPhones = {
  px: { base: '3', sm: '4' },
  '& > span': { srOnly: { base: true, sm: false } },
} as const;
