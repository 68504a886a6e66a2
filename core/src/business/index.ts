export * from './appointments.ts';
export * from './console-program.ts';
export * from './newsletter-consent.ts';
export * from './opening-hours.ts';
export * from './pictures.ts';
export * from './product-lacks.ts';
export * from './shop.ts';
export * from './shop-time.ts';
