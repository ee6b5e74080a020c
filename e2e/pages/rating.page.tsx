// A rating that a visitor can set, which no page of the site has.
import '#app/styles/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RatingChoice } from '#app/ui/rating-choice.tsx';

function Ratings() {
  const [stars, setStars] = useState(0);
  return (
    <>
      <RatingChoice value={stars} max={10} label="Your rating" onChange={setStars} />
      <output>{stars}</output>
    </>
  );
}

const main = document.getElementById('main');
if (main) createRoot(main).render(<Ratings />);
