import type { AdminHost } from '../../shared/host/admin-host.ts';

/** Prints the sheet that the page has for paper: by the system's dialog, or as the host is set. */
export const sendToPrinter = async (
  { printing, notify }: Pick<AdminHost, 'printing' | 'notify'>,
  what: 'day sheet' | 'week',
) => {
  if (!printing?.settings().isSilent) return window.print();
  const result = await printing.print();
  if (result.outcome === 'done') notify({ tone: 'success', title: `The ${what} was sent to the printer` });
  else notify({ tone: 'error', title: `The ${what} was not printed`, text: result.sentence });
};
