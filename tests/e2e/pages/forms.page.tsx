// Renders the site's two forms on a separate page for tests.
import '#app/styles/base.css';
import { createRoot } from 'react-dom/client';
import { failures } from '#app/content/data/form-messages.ts';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { NewsletterForm } from '#app/forms/newsletter-form.tsx';

const main = document.getElementById('main');
if (main)
  createRoot(main).render(
    <>
      <ContactForm failures={failures} budgets={[]} />
      <NewsletterForm game="Bean Jar" failures={failures} />
    </>,
  );
