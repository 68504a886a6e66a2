import { styled } from '#styled-system/jsx';
import { IconButton } from '../../components/actions/icon-button.tsx';

const Badge = styled('span', {
  base: {
    position: 'absolute',
    top: '.35rem',
    right: '.2rem',
    minWidth: '1rem',
    height: '1rem',
    borderRadius: 'full',
    bg: 'solid',
    color: 'solid.fg',
    fontSize: '.625rem',
    fontWeight: 'strong',
    lineHeight: '1rem',
    textAlign: 'center',
  },
});

const WideIcon = styled(IconButton, { base: { display: 'none', nav: { display: 'inline-grid' } } });

/** Search, account, wishlist and bag; the buttons do nothing, the bag is always empty (SPEC section 1). */
export const HeaderIcons = () => (
  <styled.div css={{ display: 'flex', justifySelf: 'end', marginInline: '-.75rem' }}>
    <IconButton icon="search" label="Search" />
    <WideIcon icon="account" label="Account" />
    <WideIcon icon="heart" label="Wishlist" />
    <IconButton icon="bag" label="Shopping bag, 0 items">
      <Badge aria-hidden="true">0</Badge>
    </IconButton>
  </styled.div>
);
