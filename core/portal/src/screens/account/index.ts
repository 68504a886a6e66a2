/** The group that sets up a second factor, for whoever can do nothing else. */
export const loadSecondFactor = () => import('./second-factor/second-factor-group.tsx');
