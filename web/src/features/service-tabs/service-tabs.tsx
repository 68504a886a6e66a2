import { services } from '@jeweler/core/business';
import { useSearchParams } from 'react-router-dom';
import { chosenService } from './chosen-service.ts';
import { ServicePanel } from './service-panel.tsx';
import { ServiceTabList } from './service-tab-list.tsx';

/** Five tabs; the open one stands in the address as `?service=`, so it can be shared and reloaded. */
export const ServiceTabs = () => {
  const [query] = useSearchParams();
  const chosen = chosenService(query);
  return (
    <>
      <ServiceTabList chosen={chosen} />
      {services.map((service) => (
        <ServicePanel key={service.id} service={service} hidden={service !== chosen} />
      ))}
    </>
  );
};
