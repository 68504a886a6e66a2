import { useLocation } from 'react-router-dom';
import { TextLink } from '../../components/actions/text-link.tsx';

interface NavigationLinkProps {
  label: string;
  href: string;
  onClick?: () => void;
}

/** A link in the header's rows; `aria-current` marks a link to the current path. */
export const NavigationLink = ({ label, href, ...handlers }: NavigationLinkProps) => {
  const { pathname } = useLocation();
  return (
    <TextLink
      {...handlers}
      to={href}
      variant="navigation"
      size="target"
      {...(pathname === href ? { 'aria-current': 'page' } : {})}
    >
      {label}
    </TextLink>
  );
};
