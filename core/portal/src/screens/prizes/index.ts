export { usePrizeFigures } from './prize-figures.ts';
export { PrizeWarning } from './prize-warning.tsx';
