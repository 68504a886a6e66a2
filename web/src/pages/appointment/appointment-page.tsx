import { NotFoundPage } from '../not-found/not-found-page.tsx';

export const AppointmentPage = () => <NotFoundPage />;
