import { styled } from '#styled-system/jsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Lead } from '../../components/text/label.tsx';
import { TickedList } from '../../components/text/ticked-list.tsx';
import type { Service } from '../../content/services.ts';
import { useServiceLines } from '../../data/use-shop.ts';
import { PriceList } from './price-list.tsx';
import { panelId, tabId } from './service-tab-list.tsx';

const Row = styled('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    '& > *': { minWidth: '0' },
    lg: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > :first-of-type': { gridColumn: '1 / 5' },
      '& > :last-of-type': { gridColumn: '6 / 13' },
    },
  },
});

interface ServicePanelProps {
  service: Service;
  hidden: boolean;
  /** Animates its appearance, because another panel was open before. */
  rises: boolean;
}

/** The panel of one tab (SPEC section 2, services page). Closed panels are in the HTML too, hidden. */
export const ServicePanel = ({ service, hidden, rises }: ServicePanelProps) => {
  const lines = useServiceLines().filter(({ group }) => group === service.id);
  // One for all of them, as long as they agree.
  const times = new Set(lines.map(({ time }) => time));
  const [time] = times.size === 1 ? times : [];
  return (
    // Most panels contain nothing focusable, so each is in the tab order itself.
    <styled.div
      role="tabpanel"
      id={panelId(service.id)}
      aria-labelledby={tabId(service.id)}
      tabIndex={0}
      hidden={hidden}
      css={rises ? { animation: 'rise {durations.calm} {easings.out}' } : {}}
    >
      <Row css={{ rowGap: '8', paddingBlock: 'clamp(2.5rem, 1.6rem + 3.8vw, 5.5rem)' }}>
        <div>
          <Heading>{service.title}</Heading>
          <Lead css={{ marginTop: '5' }}>{service.description}</Lead>
          {time === undefined ? null : (
            <styled.p
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: '3',
                paddingTop: '5',
                fontWeight: 'strong',
              }}
            >
              <Icon name="clock" />
              {time}
            </styled.p>
          )}
        </div>
        <ServicePictures pictures={service.pictures} />
      </Row>
      <Row css={{ rowGap: '12' }}>
        <div>
          <Heading as="h3">What’s Included</Heading>
          <TickedList items={service.included} />
          <Heading as="h3" css={{ marginTop: '12' }}>
            Common Examples
          </Heading>
          <TickedList items={service.examples} />
        </div>
        {lines.length === 0 ? null : (
          <div>
            <Heading as="h3">Service Pricing</Heading>
            <PriceList lines={lines} withTimes={time === undefined} />
            <styled.p css={{ marginTop: '5', fontSize: 'small', color: 'fg.quiet' }}>{service.note}</styled.p>
          </div>
        )}
      </Row>
    </styled.div>
  );
};

const Frame = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '2fr 1fr' },
    gap: { base: '2', md: '4' },
  },
});

/** One large picture and two small ones, with aligned edges. */
const ServicePictures = ({ pictures: [large, ...small] }: Pick<Service, 'pictures'>) => (
  <Frame>
    <Picture
      of={large}
      sizes="(min-width: 64rem) 36vw, (min-width: 48rem) 60vw, 92vw"
      css={{
        gridColumn: { base: '1 / -1', md: '1' },
        gridRow: { md: '1 / 3' },
        aspectRatio: { base: '4 / 3', md: 'auto' },
        width: 'full',
        height: 'full',
        objectFit: 'cover',
      }}
    />
    {small.map((picture) => (
      <Picture
        key={picture.src}
        of={picture}
        sizes="(min-width: 64rem) 18vw, (min-width: 48rem) 30vw, 45vw"
      />
    ))}
  </Frame>
);
