import type { AdminHost } from '../../shared/host/admin-host.ts';

/** Prints the day sheet that the page shows: by the system's dialog, or as the host is set. */
export const printDaySheet = async ({ printing, notify }: Pick<AdminHost, 'printing' | 'notify'>) => {
  if (!printing?.settings().isSilent) return window.print();
  const result = await printing.print();
  if (result.outcome === 'done') notify({ tone: 'success', title: 'The day sheet was sent to the printer' });
  else notify({ tone: 'error', title: 'The day sheet was not printed', text: result.sentence });
};
