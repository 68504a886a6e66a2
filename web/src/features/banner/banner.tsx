export const Banner = () => null;
