export * from './shop.ts';
export * from './shop-time.ts';
