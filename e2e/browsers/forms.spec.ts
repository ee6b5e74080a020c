// Both forms, from the first letter to the thanks.
import { test } from './browsers.ts';

test('the newsletter refuses what is no address and thanks for one', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.type('textbox', 'Your email address', 'ani');
  await visitor.keys('Enter');
  await visitor.see('text', 'Please enter a valid email address');
  await visitor.keys(...'@example.com', 'Enter');
  await visitor.see('status', 'Successfully subscribed!');
});

test('a message is asked for field by field, kept through a reload, sent and thanked for', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.press('button', 'Send Message');
  await visitor.see('textbox', 'Name', { isFocused: true });
  await visitor.type('textbox', 'Name', 'Ani');
  await visitor.type('textbox', 'Email', 'ani@example.com');
  await visitor.keys('Tab', ...'Part');
  await visitor.see('combobox', 'Subject', { value: 'Partnership' });
  await visitor.type('textbox', 'Message', 'Hello');
  await visitor.reload();
  await visitor.see('textbox', 'Name', { value: 'Ani' });
  await visitor.see('combobox', 'Subject', { value: 'Partnership' });
  await visitor.see('textbox', 'Message', { value: 'Hello' });
  await visitor.press('button', 'Send Message');
  await visitor.see('status', "Thank you for your message! We'll get back to you soon.");
  await visitor.see('textbox', 'Name', { value: '' });
});
