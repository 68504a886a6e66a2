import { phoneHref, shop } from '@jeweler/core/business';
import { Button } from '../components/actions/button.tsx';
import { TextAnchor } from '../components/actions/text-link.tsx';
import { Sheet } from '../components/layout/sheet.tsx';
import { Wrap } from '../components/layout/wrap.tsx';
import { Heading } from '../components/text/heading.tsx';
import { Lead } from '../components/text/label.tsx';

/** Shown where a page could not be fetched or drawn, and says what to do. */
export const PageFailure = () => (
  <Sheet>
    <Wrap>
      <Heading as="h1">This page could not be opened</Heading>
      <Lead marginTop="5">
        The connection may be down, or the site has just been updated. Please try again, or call{' '}
        <TextAnchor href={phoneHref}>{shop.phone.display}</TextAnchor>.
      </Lead>
      <Button marginTop="8" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Wrap>
  </Sheet>
);
