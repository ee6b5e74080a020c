// Ratings in the variants that no page of the site uses.
import '#app/styles/base.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Rating } from '#app/ui/rating.tsx';

function Ratings() {
  const [stars, setStars] = useState(0);
  return (
    <>
      <Rating value={stars} max={10} label="Your rating" onChange={setStars} />
      <output>{stars}</output>
    </>
  );
}

const main = document.getElementById('main');
if (main) createRoot(main).render(<Ratings />);
