/** A 24-hour slot as shown to visitors: '10:00' → '10:00 AM', '18:00' → '6:00 PM' (SPEC section 9). */
export const formatSlot = (slot: string): string => {
  const [hours = '0', minutes = '00'] = slot.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
};
