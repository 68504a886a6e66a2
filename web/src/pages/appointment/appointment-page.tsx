import { emailHref, phoneHref, shopDay, shopInstant } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Picture } from '../../components/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Lead } from '../../components/text/label.tsx';
import { appointmentPage } from '../../content/appointment.ts';
import { addressWays, directWays } from '../../content/contact.ts';
import { useOpeningHours } from '../../data/use-catalogue.ts';
import { useAddress, useContact } from '../../data/use-shop.ts';
import { deferredPart } from '../../lib/lazy.ts';
import { yieldToMain } from '../../lib/loading/when-used.ts';

const AppointmentForm = deferredPart(async () => {
  const form = import('../../features/appointment-form/appointment-form.tsx');
  const [module] = await Promise.all([form, startShopClock()]);
  return module.AppointmentForm;
});

const { title, description, lead, visit, picture } = appointmentPage;
// Upright: beside the form it is cropped to a height of 50rem, so it may be drawn wider than its frame.
const sizes = '(min-width: 64rem) max(40rem, 37vw), 100vw';

/** Book an Appointment (SPEC section 2). */
export const AppointmentPage = () => {
  const hours = useOpeningHours();
  const contact = useContact();
  const address = useAddress();
  return (
    <VisitLayout>
      <Picture
        of={picture}
        sizes={sizes}
        eager
        css={{
          width: 'full',
          bg: 'hint',
          // Below 1024 px the form begins in the first view; with enlarged text there is no room for the picture.
          height: { base: 'clamp(0px, {spacing.room}, min(320px, 30vh))', lg: 'full' },
          objectFit: 'cover',
          objectPosition: { base: '50% 64%', lg: '50% 50%' },
        }}
      />
      <VisitForm aria-labelledby="book">
        <Heading as="h1" id="book">
          {title}
        </Heading>
        <Lead css={{ marginTop: '4' }}>
          {lead} You can also book by phone at{' '}
          <TextAnchor href={phoneHref(contact)} css={{ whiteSpace: 'nowrap' }}>
            {contact.phone.display}
          </TextAnchor>{' '}
          or by <TextAnchor href={emailHref(contact)}>email</TextAnchor>.
        </Lead>
        <styled.div css={{ marginTop: '12', minHeight: '60rem' }}>
          <LazyBoundary of={AppointmentForm} />
        </styled.div>
      </VisitForm>
      <VisitNote data-ground="dark" aria-labelledby="visit">
        <Heading id="visit" size="h3">
          {visit.title}
        </Heading>
        <styled.p css={{ marginTop: '4', color: 'fg.quiet' }}>{visit.text}</styled.p>
        <ContactList ways={[...addressWays(address), ...hours, ...directWays(contact)]} />
      </VisitNote>
      <ContentHead page="appointment" name={title} description={description} picture={picture} />
    </VisitLayout>
  );
};

/**
 * The page in two columns: picture and note on the dark side, the form beside them; below 1024 px in one
 * column, with the note last. In the reading order, the form always comes before the note.
 */
const VisitLayout = styled('div', {
  base: {
    position: 'relative',
    zIndex: 'sheet',
    display: 'grid',
    bg: 'bg',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: {
      gridTemplateColumns: 'minmax(0, 4.4fr) minmax(0, 7.6fr)',
      gridTemplateRows: '50rem 1fr',
    },
  },
});

const VisitForm = styled('section', {
  base: {
    pt: { base: '10', lg: 'clamp(3rem, 5vw, 5.5rem)' },
    pr: 'gutter',
    pb: { base: '20', lg: 'clamp(4rem, 7vw, 8rem)' },
    pl: { base: 'gutter', lg: 'clamp(3rem, 6vw, 6.5rem)' },
    lg: { gridColumn: '2', gridRow: '1 / 3' },
  },
});

const VisitNote = styled('aside', {
  base: {
    bg: 'bg',
    color: 'fg',
    pt: { base: '8', lg: '12' },
    pr: { base: 'gutter', lg: 'clamp(2rem, 4vw, 4rem)' },
    pb: { base: '10', lg: '16' },
    pl: 'gutter',
    borderBottom: { base: '1px solid {colors.rule}', lg: '0' },
    lg: { gridColumn: '1', gridRow: '2' },
  },
});

/**
 * Creates what is needed to compute the shop's time, yielding to the main thread between the steps: on a
 * phone, the first use of a time zone takes longer than rendering all fields of the form.
 */
const startShopClock = async (): Promise<void> => {
  await yieldToMain();
  const today = shopDay(new Date());
  await yieldToMain();
  shopInstant(today, '12:00');
  await yieldToMain();
};
