export * from './draw.ts';
export * from './landing.ts';
export * from './rules.ts';
export * from './segments.ts';
