// The picture of the studio in its lights, with what the studio's data say about the offices that it shows.
import { studioPicture } from '#app/content/data/about.ts';
import { hours } from '#app/content/data/business-hours.ts';
import { studio } from '#app/content/data/studio.ts';
import { findPicture } from './pictures.ts';

/** By day, at dawn, at dusk and at night, or just one. */
export function findStudioPicture() {
  const { picture, alt, times } = studioPicture;
  const names = times ? [picture, times.dawn, times.dusk, times.night] : [picture];
  return { alt, pictures: names.map((name) => findPicture(name)) };
}

/** Null if the picture shows no times. */
export function findStudioTimes() {
  const { times } = studioPicture;
  if (!times) return null;
  const { lines, holiday } = times;
  const offices = studio.offices.flatMap(({ city }, index) => {
    const office = times.offices[index];
    return office ? [{ ...office, city, holidays: hours[index]?.holidays ?? [] }] : [];
  });
  return { offices, lines, holiday };
}
