import { startTransition, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Service, services } from '../../content/services.ts';
import { ServicePanel } from './service-panel.tsx';
import { chosenService, ServiceTabList } from './service-tab-list.tsx';

/** Five tabs; the URL contains the open one as `?service=`, so that it can be shared and reloaded. */
export const ServiceTabs = () => {
  const [query] = useSearchParams();
  // The URL changes in a transition, which waits for parts of the page that are still loading; the panel must
  // not wait for them.
  const [chosen, showAtOnce] = useOptimistic(chosenService(query));
  // The initial panel appears without animation.
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
