export * from './crypto-random.ts';
export * from './draw.ts';
export * from './landing.ts';
export * from './published-prize.ts';
export * from './segments.ts';
