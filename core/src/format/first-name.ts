/** How a person is addressed; undefined when they have given no name. */
export const firstName = (name: string | null | undefined): string | undefined =>
  name?.trim().split(/\s+/)[0] || undefined;
