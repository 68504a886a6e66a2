import { emailHref, phoneHref } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import { ContactList } from '../../components/contact-list/contact-list.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { Picture } from '../../components/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Lead } from '../../components/text/label.tsx';
import { paths } from '../../config/public-pages.ts';
import { appointmentPage } from '../../content/appointment.ts';
import { addressWays, directWays } from '../../content/contact.ts';
import { useOpeningHours, useSiteOrigin } from '../../data/use-catalogue.ts';
import { useAddress, useContact } from '../../data/use-shop.ts';
import { startShopClock } from '../../features/appointment-form/start-shop-clock.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { whenUsed } from '../../lib/loading/when-used.ts';
import { VisitForm, VisitLayout, VisitNote } from './visit-layout.tsx';

const AppointmentForm = lazyPart(async () => {
  const form = import('../../features/appointment-form/appointment-form.tsx');
  const [module] = await Promise.all([form, startShopClock()]);
  return module.AppointmentForm;
}, whenUsed);

const { title, description, lead, visit, picture } = appointmentPage;
// Upright: beside the form it is cropped to a height of 50rem, so it may be drawn wider than its frame.
const sizes = '(min-width: 64rem) max(40rem, 37vw), 100vw';

/** Book an Appointment (SPEC section 2). */
export const AppointmentPage = () => {
  const origin = useSiteOrigin();
  const hours = useOpeningHours();
  const contact = useContact();
  const address = useAddress();
  const head: PageHead = {
    title,
    description,
    path: paths.appointment,
    image: picture,
    jsonLd: [breadcrumbs(origin, [{ name: title, path: paths.appointment }])],
  };
  return (
    <VisitLayout>
      <Picture
        of={picture}
        sizes={sizes}
        eager
        css={{
          width: 'full',
          bg: 'hint',
          // Below 1024 px as high as both stones of the pair.
          height: { base: 'clamp(15.5rem, 54vw, 30rem)', lg: 'full' },
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
          <LazyBoundary of={AppointmentForm}>
            <AppointmentForm />
          </LazyBoundary>
        </styled.div>
      </VisitForm>
      <VisitNote data-ground="dark" aria-labelledby="visit">
        <Heading id="visit" size="h3">
          {visit.title}
        </Heading>
        <styled.p css={{ marginTop: '4', color: 'fg.quiet' }}>{visit.text}</styled.p>
        <ContactList ways={[...addressWays(address), ...hours, ...directWays(contact)]} />
      </VisitNote>
      <PageHeadTags head={head} />
    </VisitLayout>
  );
};
