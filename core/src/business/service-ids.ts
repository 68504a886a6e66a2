/** The five services in the order of their tabs; the first one is selected initially (SPEC section 2). */
export const serviceIds = ['ring-sizing', 'stone-setting', 'chains', 'earrings', 'additional'] as const;
export type ServiceId = (typeof serviceIds)[number];
