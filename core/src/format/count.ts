/**
 * A whole number with its thousands grouped: '8', '1,200'. Without Intl, whose first number format occupies
 * a phone's main thread for 100 ms and more.
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
