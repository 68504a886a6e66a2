import { ScreenTitle } from '../components/screen-title.tsx';
import { useTitle } from '../frame/use-title.ts';

/** What is in the media folder, and what waits for an answer. */
export const DashboardScreen = () => {
  useTitle('Dashboard');
  return <ScreenTitle>Dashboard</ScreenTitle>;
};
