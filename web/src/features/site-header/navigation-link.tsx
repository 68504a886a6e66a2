import { useLocation } from 'react-router-dom';
import { TextLink } from '../../components/actions/text-link.tsx';

interface NavigationLinkProps {
  label: string;
  href: string;
}

/** A link of the header's rows; says when it leads to where one is. */
export const NavigationLink = ({ label, href }: NavigationLinkProps) => {
  const { pathname } = useLocation();
  return (
    <TextLink
      to={href}
      look="navigation"
      size="target"
      {...(pathname === href ? { 'aria-current': 'page' } : {})}
    >
      {label}
    </TextLink>
  );
};
