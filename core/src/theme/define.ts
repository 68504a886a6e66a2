import type { defineRecipe as chakraDefineRecipe, SystemConfig } from '@chakra-ui/react';

// Types only from Chakra, which is not imported at run time: Panda CSS reads the same definitions when the
// site is built.
export const defineConfig = <Config extends SystemConfig>(config: Config): Config => config;
export const defineRecipe: typeof chakraDefineRecipe = (recipe) => recipe;
