export const SiteHeader = () => null;
