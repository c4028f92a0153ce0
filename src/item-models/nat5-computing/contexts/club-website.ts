import { listingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const CLUBS = [
  { club: 'A climbing club', page: 'routes', picture: 'wall', third: 'coaches' },
  { club: 'A school orchestra', page: 'concerts', picture: 'violin', third: 'players' },
  { club: 'An astronomy society', page: 'meetings', picture: 'moon', third: 'telescopes' },
  { club: 'A village bakery', page: 'recipes', picture: 'bread', third: 'prices' },
] as const;
const COLOURS = ['navy', 'teal', 'maroon', 'purple'] as const;

/** A website of a few pages: requirements, navigation, HTML, CSS, JavaScript, file types, copyright, testing. */
export const clubWebsite = defineContext({
  course: ['Computing Science', 'Nat 5'],
  id: 'N5CS-C05',
  title: 'Website of a club',
  outcomeId: 'CSC-5-06',
  calculator: 'either',
  largest: 3000,
  marks: [8, 12],
  partCount: [4, 7],
  draw: (random) => {
    const { club, page, picture, third } = random.pick(CLUBS);
    const [colour, back] = [random.pick(COLOURS), random.pick(['lightyellow', 'white', 'lightgrey'])];
    const [size, width] = [random.int(18, 32), random.step(200, 600, 50)];
    const items = random.int(3, 6);
    return {
      values: {
        club,
        page,
        picture,
        third,
        colour,
        back,
        size,
        items,
        width,
        ones: Array.from({ length: items }, () => 1).join(' + '),
        html: listingTex([
          '<h1>Welcome</h1>',
          '<ul>',
          ...Array.from({ length: items }, (_, index) => `  <li>News item ${index + 1}</li>`),
          '</ul>',
          `<a href="${page}.html">Our ${page}</a>`,
          '<a href="https://www.example.org">Partner</a>',
          `<img id="main" src="images/${picture}.jpg">`,
        ]),
        css: listingTex([
          'h1 {',
          `  color: ${colour};`,
          `  font-size: ${size}px;`,
          '}',
          'body {',
          `  background-color: ${back};`,
          '}',
        ]),
      },
      answers: { bullets: items },
    };
  },
  text: String.raw`
#club has a website with a home page and pages for #page, #third and contact. Part of the HTML of the home page is shown. #html

[functional, requirements] State one functional requirement of the website.
state: links to the other pages must work | the home page must link to every other page | the pages must display text and images | users can go back to the home page
  | the navigation must work | the website must display #page
  | links should work | the user can navigate to all pages
reject: easy to use | looks good

[user, requirements] State one end-user requirement of the website.
state: users should be able to find the #page | visitors want to find contact details | users need to be able to contact the club | users should be able to view #third
  | visitors can read the news | information about #page should be easy to find
not with: functional

[structure, navigation] Draw the navigation structure of the website: the home page links to each of the other pages, and each page links back to the home page.
person: The home page is at the top, with three pages below it
person: Arrows in both directions join the home page to each of the other pages

[bullets, html-lists] Determine how many bullet points are displayed by this HTML.
calculate: #ones
wrong: list-tag-counted | #ones + 1 | The tag of the list is not a bullet point. | 0

[relative, addressing] Identify the type of addressing used in the link to #page.html, and explain why it is suitable.
point: relative addressing | relative | relative address
why: Identify the type
reject: absolute
then: the page is in the same folder | the page is part of the same website | it is stored with the home page
why: Explain why it is suitable

[absolute, addressing] Explain why the second link needs an absolute address.
point: it links to a page of another website | the page is on a different website | it is an external link | the page is not stored with this website
  | external website | it links to another site
not with: relative

[tag, html-tags] Add HTML to the page that displays “Join us” as a paragraph.
code: \texttt{<p>Join us</p>}, with the opening and the closing tag

[css, css] Describe how the heading of the home page is displayed.
lead: The page is linked to this CSS. #css
point: it is #colour | in #colour | colour is #colour | the text is #colour
why: Describe the colour
point: its font size is #size pixels | #size px | size #size | text is #size pixels high
why: Describe the size
reject: background is #colour

[rule, css] Write a CSS rule that displays all paragraphs in #colour, with Arial as the font.
code: The selector \texttt{p} with braces
code: \texttt{color: #colour;}
code: \texttt{font-family: Arial;}
not with: css

[external, css] The CSS is stored in an external style sheet. State one advantage of this.
state: one change affects every page | all pages have the same style | it can be used by several pages | consistent style on all pages | it only has to be changed once | less code on each page
reject: it loads more images

[script, javascript] The image of the home page changes when the mouse pointer is moved over it. Name the JavaScript event that is used.
state: onmouseover | mouseover | on mouse over
reject: onmouseout | onclick

[out, javascript] Describe what the event \texttt{onmouseout} does.
state: it runs code when the pointer leaves the element | it reacts when the mouse is moved off the image | it is triggered when the pointer moves away
reject: it runs code when the mouse is clicked
not with: script

[jpeg, file-types] State why JPEG is a suitable file type for the photograph #picture.jpg.
state: it is compressed | small file size | it reduces the file size | many colours | it stores millions of colours | loads quickly
reject: it is lossless | it allows transparency | it allows animation

[resolution, file-size] The photograph loads slowly. State one change to the photograph that reduces its file size.
state: lower the resolution | use fewer pixels | reduce the colour depth | crop it | compress it | increase the compression
reject: make the window smaller | use a bigger screen

[copyright, copyright] The club copies a photograph from another website. Explain why it needs permission.
point: the photograph is protected by copyright | the Copyright, Designs and Patents Act protects it | it belongs to someone else | the owner has the copyright
reject: data protection

[testing, web-testing] Describe two tests that should be carried out before the website is published.
point: click each link to see that it opens the right page | check that the links work | test the navigation
point: check that the images are displayed | check that all media load
point: compare the pages with the wireframes | check that the layout matches the design
point: check the text for spelling | check that the text is readable and consistent
need: 2

[fit, fitness-for-purpose] The design says that every page must show the logo of the club. Only the home page shows it. Evaluate the fitness for purpose of the website.
point: it is not fit for purpose because a requirement is not met | not fit for purpose as the logo is missing on some pages | no, because it does not match the design
ideas: not fit / no | logo / requirement / design
reject: it is fit for purpose because
`,
});
