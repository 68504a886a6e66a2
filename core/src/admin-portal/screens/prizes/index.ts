export { PrizeWarning } from './prize-warning.tsx';
