import { chakra } from '@chakra-ui/react';
import { skeletonRecipe } from '@jeweler/core/theme';

const Skeleton = chakra('div', skeletonRecipe);

/** Keeps the room of a six-week month while the calendar's code is on its way. */
export const CalendarPlaceholder = () => <Skeleton maxWidth="26rem" height="24rem" />;
