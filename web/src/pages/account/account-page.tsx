import { styled } from '#styled-system/jsx';
import { ContentHead } from '../../components/content/content-head.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Picture } from '../../components/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { Lead } from '../../components/text/label.tsx';
import { accountPage } from '../../content/account.ts';
import { deferredPart } from '../../lib/lazy.ts';

const AccountTabs = deferredPart(
  async () => (await import('../../features/account-forms/account-tabs.tsx')).AccountTabs,
);

const { title, description, lead, picture } = accountPage;

const Layout = styled('section', {
  base: {
    position: 'relative',
    zIndex: 'sheet',
    display: 'grid',
    bg: 'bg',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

const Copy = styled('div', {
  base: {
    pt: { base: '10', lg: 'clamp(3rem, 5vw, 5.5rem)' },
    pb: { base: '20', lg: 'clamp(4rem, 7vw, 8rem)' },
    pl: 'gutter',
    pr: { base: 'gutter', lg: 'clamp(3rem, 8vw, 8rem)' },
    minHeight: { lg: '48rem' },
  },
});

/** The account page (SPEC section 2): sign in or create an account, beside one picture on wide screens. */
export const AccountPage = () => (
  <Layout>
    <Copy>
      <Heading as="h1">{title}</Heading>
      <Lead css={{ marginTop: '5', marginBottom: '8' }}>{lead}</Lead>
      <LazyBoundary of={AccountTabs} />
    </Copy>
    <styled.div css={{ position: 'relative', hideBelow: 'lg' }}>
      <Picture
        of={picture}
        sizes="(min-width: 64rem) 42vw, 1px"
        css={{
          position: 'absolute',
          inset: '0',
          width: 'full',
          height: 'full',
          objectFit: 'cover',
        }}
      />
    </styled.div>
    <ContentHead page="account" name={title} description={description} picture={picture} />
  </Layout>
);
