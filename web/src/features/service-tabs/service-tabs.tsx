import { type Service, services } from '@jeweler/core/business';
import { startTransition, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ServicePanel } from './service-panel.tsx';
import { chosenService, ServiceTabList } from './service-tab-list.tsx';

/** Five tabs; the open one stands in the address as `?service=`, so it can be shared and reloaded. */
export const ServiceTabs = () => {
  const [query] = useSearchParams();
  // The new address is a transition, which waits while parts of the page are still on their way; the
  // panel itself must not wait for them.
  const [chosen, showAtOnce] = useOptimistic(chosenService(query));
  // The panel that a page opens with stands at once.
  const [moved, setMoved] = useState(false);
  const choose = (service: Service) => {
    setMoved(true);
    startTransition(() => showAtOnce(service));
  };
  return (
    <>
      <ServiceTabList chosen={chosen} onChoose={choose} />
      {services.map((service) => (
        <ServicePanel key={service.id} service={service} hidden={service !== chosen} rises={moved} />
      ))}
    </>
  );
};
