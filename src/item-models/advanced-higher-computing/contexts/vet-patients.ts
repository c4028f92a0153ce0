import { numberedListingTex } from '../../computing/code.ts';
import { defineContext } from '../../contexts/define-context.ts';

const CASES = [
  {
    who: 'A vet',
    parent: 'Animal',
    child: 'Dog',
    other: 'Cat',
    field: 'breed',
    list: 'patients',
    thing: 'animal',
  },
  {
    who: 'A garage',
    parent: 'Vehicle',
    child: 'Van',
    other: 'Motorbike',
    field: 'load',
    list: 'repairs',
    thing: 'vehicle',
  },
  {
    who: 'An art gallery',
    parent: 'Artwork',
    child: 'Painting',
    other: 'Sculpture',
    field: 'artist',
    list: 'artworks',
    thing: 'artwork',
  },
] as const;

/** Object-oriented programming: classes, inheritance, encapsulation, overriding, an array of objects and sorting. */
export const vetPatients = defineContext({
  course: ['Computing Science', 'Advanced Higher'],
  id: 'AHCS-C02',
  title: 'Classes of an application',
  outcomeId: 'CSC-AH-01',
  calculator: 'either',
  largest: 1000,
  marks: [7, 11],
  partCount: [4, 7],
  draw: (random) => {
    const chosen = random.pick(CASES);
    const list = Array.from({ length: 5 }, () => random.int(10, 95));
    if (new Set(list).size < 5) return undefined;
    const passed = [...list];
    let swaps = 0;
    for (let index = 0; index < passed.length - 1; index++) {
      const [left = 0, right = 0] = [passed[index], passed[index + 1]];
      if (left > right) {
        [passed[index], passed[index + 1]] = [right, left];
        swaps++;
      }
    }
    if (swaps < 2 || swaps > 3) return undefined;
    const third = passed[2] ?? 0;
    const count = random.int(6, 9);
    return {
      values: {
        ...chosen,
        list: list.join(', '),
        third,
        firstThird: list[2] ?? 0,
        count,
        ones: Array.from({ length: swaps }, () => 1).join(' + '),
        code: numberedListingTex([
          `CLASS ${chosen.parent} IS {STRING name, REAL price}`,
          '   METHODS',
          `      CONSTRUCTOR(STRING newName, REAL newPrice)`,
          '      FUNCTION getPrice() RETURNS REAL',
          '      PROCEDURE describe()',
          'END CLASS',
          `CLASS ${chosen.child} INHERITS ${chosen.parent} WITH {STRING ${chosen.field}}`,
          '   METHODS',
          `      CONSTRUCTOR(STRING newName, REAL newPrice, STRING newValue)`,
          `      FUNCTION get${chosen.field.charAt(0).toUpperCase()}${chosen.field.slice(1)}() RETURNS STRING`,
          '      OVERRIDE PROCEDURE describe()',
          'END CLASS',
        ]),
      },
      answers: { swaps, third, comparisons: 4, attributes: 3, passes: count - 1 },
    };
  },
  text: String.raw`
#who uses an object-oriented program. This is part of its design. #code

[inherit, inheritance] Explain what is meant by \texttt{#child} inheriting from \texttt{#parent}.
point: #child has all attributes and methods of #parent | the subclass gets the attributes and methods of its superclass | #child shares the code of #parent and adds its own
  | it takes on the instance variables and methods of #parent
reject: #parent has the attributes of #child

[attributes, inheritance] State how many attributes an object of the class \texttt{#child} has.
calculate: 2 + 1
wrong: inherited-left-out | 1 | The two inherited attributes were left out. | 0

[access, encapsulation] The attributes are private. Explain how another part of the program finds out the price of an object.
point: it calls the method getPrice | by calling getPrice() | through the public method getPrice | it uses the getter method
reject: it reads the attribute directly

[encapsulation, encapsulation] Explain one advantage of making the attributes of a class private.
point: they can be changed only by the methods of the class | other code cannot change them by mistake | values can be checked before they are stored | it prevents unwanted changes to the data
reject: the program runs faster | the data is encrypted

[override, polymorphism] Both classes have a method \texttt{describe()}. Explain what happens when \texttt{describe()} is called for an object of the class \texttt{#child}.
point: the method of #child is carried out | the version of #child replaces the version of #parent | the overriding method of the subclass is used
reject: the method of #parent is carried out | an error occurs

[term, polymorphism] Name the feature of object-oriented programming that allows a method to behave differently in different classes.
state: polymorphism
reject: inheritance | encapsulation | instantiation
not with: override

[constructor, constructors] State the purpose of a constructor.
state: it creates an object and sets its initial values | to instantiate an object | it sets the initial values of the attributes | to create an instance of the class
  | to initialise the instance variables
reject: it deletes an object

[build, constructors] Using an object-oriented language of your choice, write the constructor of \texttt{#child}. It uses the constructor of \texttt{#parent}.
code: The constructor has three parameters
code: The constructor of \texttt{#parent} is called with the name and the price
code: The attribute \texttt{#field} is set

[instantiate, instantiation] Using an object-oriented language of your choice, create an array \texttt{#list} for objects of the class \texttt{#parent}, and store a new object of the class \texttt{#child} in its first element.
code: An array (or list) of objects of the class \texttt{#parent} is created
code: A new object is created by the constructor of \texttt{#child} with suitable arguments
code: The object is assigned to the first element

[uml, uml] Draw a UML class diagram of \texttt{#parent}, \texttt{#child} and a further subclass \texttt{#other}.
person: Each class is a box with its name, attributes and methods
person: Private attributes are marked with $-$ and public methods with $+$
person: Arrows lead from both subclasses to \texttt{#parent}
not with: inherit

[total, arrays-of-objects] The array \texttt{#list} contains #count objects. Using a language of your choice, write code that calculates and displays the total of their prices.
code: A running total is set to 0
code: A loop over all objects adds the result of \texttt{getPrice()}
code: The total is displayed after the loop

[third, bubble-sort] The prices #list are sorted into ascending order by a bubble sort. Determine the third value of the list after the first pass.
calculate: #third
wrong: pass-not-made | #firstThird | The list before the pass was read. | 0

[swaps, bubble-sort] The prices #list are sorted into ascending order by a bubble sort. Determine the number of swaps in the first pass.
calculate: #ones
wrong: comparisons-for-swaps | 4 | The comparisons were counted. | 0

[passes, bubble-sort] A bubble sort that never ends early sorts #count prices. State the number of passes it makes.
calculate: #count - 1
wrong: one-pass-too-many | #count | After one pass fewer than there are values, the list is sorted. | 0
not with: third, swaps

[stop, bubble-sort] Explain how a bubble sort can be changed so that it ends as soon as the list is sorted.
point: end the sort when a pass has made no swaps | use a Boolean flag that records whether there was a swap in the pass | stop if no swap was made in a pass
reject: stop after half of the passes
not with: passes

[reuse, reusability] State one advantage of object-oriented programming for a team of developers.
state: classes can be reused | classes can be developed and tested independently | code can be reused through inheritance | modularity | code reuse | it is easier to maintain
reject: it always runs faster | it needs no testing
`,
});
