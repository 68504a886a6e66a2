import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from '#styled-system/jsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../config/public-pages.ts';
import { type Service, services } from '../../content/services.ts';

// The list is never empty; its first entry is the default tab (SPEC section 2).
const [firstService] = services as readonly [Service, ...Service[]];

/** The service that a URL selects with `?service=`; the first one if it is missing or unknown. */
export const chosenService = (query: URLSearchParams): Service =>
  services.find(({ id }) => id === query.get('service')) ?? firstService;

/** URL of the services page with this tab open. */
const servicePath = (id: Service['id']): string =>
  id === firstService.id ? paths.services : `${paths.services}?service=${id}`;

const Strip = styled('div', {
  base: {
    display: 'flex',
    gap: 'clamp(1.5rem, 3.4vw, 3.5rem)',
    marginInline: 'calc(-1 * {spacing.gutter})',
    paddingLeft: 'gutter',
    // On phones, the strip fades out on the right; the padding lets the last tab scroll out of the fade.
    paddingRight: { base: '20vw', md: 'gutter' },
    maskImage: { base: 'linear-gradient(90deg, #000 82%, transparent)', md: 'none' },
    borderBottom: '1px solid {colors.rule}',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
});

const Tab = styled(Link, {
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '4rem',
    marginBottom: '-1px',
    borderBottom: '2px solid transparent',
    color: 'fg.quiet',
    fontSize: 'small',
    letterSpacing: 'nav',
    transition: 'color {durations.calm} {easings.out}, border-color {durations.calm} {easings.out}',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-selected=true]': { color: 'fg', fontWeight: 'strong', borderColor: 'accent' },
  },
});

export const tabId = (id: Service['id']) => `tab-${id}`;
export const panelId = (id: Service['id']) => `panel-${id}`;

/** The tab that a key selects from `index`; undefined for other keys. */
const findTarget = (key: string, index: number): Service | undefined => {
  const last = services.length - 1;
  if (key === 'ArrowRight') return services[index === last ? 0 : index + 1];
  if (key === 'ArrowLeft') return services[index === 0 ? last : index - 1];
  if (key === 'Home') return services[0];
  if (key === 'End') return services[last];
  if (key === ' ') return services[index];
  return undefined;
};

/** With one of these keys, a click opens a new tab or window instead. */
const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

interface ServiceTabListProps {
  chosen: Service;
  /** Called just before the URL changes. */
  onChoose: (service: Service) => void;
}

/** The tabs, a single stop in the tab order. Each is a link, so that it works before hydration. */
export const ServiceTabList = ({ chosen, onChoose }: ServiceTabListProps) => {
  const strip = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  // On phones, the strip scrolls sideways; only the strip may scroll, not the page.
  useEffect(() => {
    const tab = document.getElementById(tabId(chosen.id));
    if (!strip.current || !tab) return;
    const middle = tab.offsetLeft + tab.offsetWidth / 2 - strip.current.clientWidth / 2;
    strip.current.scrollTo({ left: middle });
  }, [chosen.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = findTarget(event.key, services.indexOf(chosen));
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(tabId(target.id))?.focus({ preventScroll: true });
    onChoose(target);
    void navigate(servicePath(target.id), { replace: true });
  };

  return (
    <Strip ref={strip} role="tablist" aria-label="Services" onKeyDown={onKeyDown}>
      {services.map((service) => (
        <Tab
          key={service.id}
          id={tabId(service.id)}
          role="tab"
          to={servicePath(service.id)}
          replace
          aria-selected={service.id === chosen.id}
          aria-controls={panelId(service.id)}
          tabIndex={service.id === chosen.id ? 0 : -1}
          onClick={(event) => {
            if (opensHere(event)) onChoose(service);
          }}
        >
          {service.title}
        </Tab>
      ))}
    </Strip>
  );
};
