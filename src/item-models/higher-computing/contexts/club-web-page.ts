import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const SITES = [
  { who: 'a cycling club', page: 'routes', image: 'bridge', size: 640 },
  { who: 'a swimming club', page: 'times', image: 'pool', size: 800 },
  { who: 'a gardening club', page: 'plants', image: 'border', size: 720 },
] as const;

/** A website: HTML, CSS selectors and layout, events, wireframes, testing and evaluation. */
export const clubWebPage = defineContext({
  course: ['Computing Science', 'Higher'],
  id: 'HCS-C04',
  title: 'Website of a club',
  outcomeId: 'CSC-H-04',
  calculator: 'either',
  largest: 5000,
  marks: [7, 12],
  partCount: [4, 7],
  draw: (random) => {
    const site = random.pick(SITES);
    const [width, padding] = [random.step(200, 400, 20), random.pick([5, 10, 15])];
    const margin = random.pick([20, 25, 30]);
    return {
      values: {
        ...site,
        width,
        padding,
        margin,
        colour: random.pick(['navy', 'green', 'maroon']),
        css: numberedListingTex([
          'nav ul li {float: left; list-style-type: none;}',
          `.card {width: ${width}px; padding: ${padding}px; margin: ${margin}px;}`,
          '#notice {display: none;}',
          'h1, h2 {font-family: Verdana;}',
        ]),
      },
      answers: {
        inner: width + 2 * padding,
        outer: width + 2 * padding + 2 * margin,
        two: 2 * (width + 2 * padding + 2 * margin),
      },
    };
  },
  text: String.raw`
A developer writes the website of #who. Part of its external style sheet is shown. #css

[inner, box-model] Calculate the width in pixels of an element of the class \texttt{card} with its padding and without its margin.
calculate: #width + 2 \times #padding
wrong: one-side-only | #width + #padding | There is padding on both sides. | 0

[outer, box-model] Calculate the width in pixels that an element of the class \texttt{card} takes up with its padding and its margin.
step: Add the padding on both sides | #width + 2 \times #padding |
calculate: @1 + 2 \times #margin
not with: inner
wrong: one-side-only | #width + #padding + #margin | There is padding and margin on both sides. | 0

[descendant, css-selectors] Explain which elements the selector \texttt{nav ul li} applies to.
point: list items inside an unordered list inside a nav element | li elements in a ul in the navigation | only the items of lists in the nav element | list items within nav
reject: all list items of the page | all nav, ul and li elements

[float, css-layout] Describe the effect of line 1 on the list of links.
point: the links are side by side in a row | the items are displayed horizontally | the list is a horizontal navigation bar
why: Describe the effect of \texttt{float: left}
point: the bullet points are removed | there are no bullets | no markers in front of the items
why: Describe the effect of \texttt{list-style-type: none}

[grouping, css-selectors] State the advantage of the selector in line 4 over two separate rules.
state: the declarations are written only once | less code | it reduces the size of the file | the code is shorter and easier to maintain | no duplication of code
reject: the text is larger

[identifier, css-selectors] State why line 3 uses an id and not a class.
state: only one element has this style | an id is used for one element of a page | the style applies to a single element | an id is unique
  | only used once
reject: an id can be used many times

[hover, css-selectors] Write a CSS rule that changes the background colour of a link to #colour when the pointer is over it.
code: The selector \texttt{a:hover} is used
code: \texttt{\{background-color: #colour;\}}

[script, javascript-events] The element \texttt{notice} is hidden by the style sheet. Write the HTML of a button with JavaScript that shows it when the button is pressed.
code: A button (or another element) with the event \texttt{onclick}
code: \texttt{document.getElementById("notice").style.display}
code: The value \texttt{"block"} is assigned

[form, html-forms] A form asks for the name of a member, which must be entered and has at most 30 characters. Write the HTML of this field.
code: \texttt{<input type="text" name="…">}
code: \texttt{maxlength="30"}
code: \texttt{required}

[semantic, html-structure] State the purpose of the element \texttt{<nav>} in HTML.
state: it contains the navigation links | for the navigation links of the page | it holds the menu of links | to group the links for navigation
  | for the nav bar
reject: it contains the heading | it contains the footer

[external, css-selectors] The site has ten pages. Explain one advantage of an external style sheet.
point: the style of all pages is changed in one file | all pages have the same style | it is written once and used by all pages | one file controls the look of the whole site
reject: the pages need no HTML

[usability, usability-testing] Members test a low-fidelity prototype of the site. State what a low-fidelity prototype is.
state: a sketch or paper version of the pages without working code | a paper prototype | a hand-drawn wireframe with little detail | sketches of the pages that do not work
reject: the finished website | a working version of the site

[persona, usability-testing] The testers are given personas and test cases. Describe a persona.
point: a description of a typical user with needs and experience | an invented user with characteristics such as age and skills | a fictional user who represents a group of users
reject: the developer of the site | a real customer

[compatibility, testing] Describe one compatibility test for this website.
point: view the pages in different browsers | test it on different devices such as phones and tablets | check the site in several browsers | test it on different screen sizes
  | test on different browsers | open it in chrome and firefox and compare
reject: check the spelling | test all links

[image, fitness-for-purpose] The photograph \texttt{#image.jpg} is 5000 pixels wide, but is shown with a width of #size pixels. Explain why this makes the site less fit for purpose.
point: the file is larger than needed so the page loads slowly | a larger file takes longer to download | it uses more data and loads slowly | the page takes longer to load
reject: the photograph is too small

[multi, site-structure] The site has a home page with links to three pages, which each have links to further pages. Name this structure.
state: hierarchical | multi-level | hierarchical structure | multi-level structure | a multi-level structure | tree structure
reject: linear | random
`,
});
