/** A number with its noun: '1 file', '79 files'. */
export const count = (amount: number, one: string, many: string): string =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`;
