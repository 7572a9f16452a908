import { libraryForm, type LibraryForm } from './library-form.ts';
import { flatAt } from './solids.ts';

/** What is eaten. */
export const food: readonly LibraryForm[] = [
  libraryForm(
    'cake',
    'cake, pie, tart | sponge, cheesecake, fruitcake, seed cake, pudding, gateau, birthday cake, wedding cake, pastry, quiche, cheese, trifle, pizza',
    {
      size: [0.22, 0.1, 0.22],
      massKg: 0.7,
      grip: [0, 0.01, 0],
      carried: 'level',
    },
  ),
  libraryForm(
    'bread',
    'bread, loaf, baked goods | roll, bun, baguette, loaf of bread, sandwich, cheese roll, croissant, toast, crust, food, meal, breakfast, dinner, lunch',
    {
      size: [0.26, 0.11, 0.13],
      massKg: 0.5,
      carried: 'level',
      grip: [0, 0.03, 0],
    },
  ),
  libraryForm(
    'apple',
    'apple, fruit, edible fruit, vegetable | pear, orange, peach, plum, lemon, onion, potato, turnip, tomato, egg, pomegranate, quince, beet',
    {
      size: [0.075, 0.08, 0.075],
      massKg: 0.16,
      carried: 'level',
    },
  ),
  libraryForm(
    'fruit-bowl',
    '| fruit bowl, bowl of fruit, apples, fruits, grapes, basket of fruit, oranges, bunch of grapes, cherries, berries',
    {
      size: [0.28, 0.16, 0.28],
      massKg: 1.4,
      carried: 'level',
      grip: [0, 0.02, 0],
      breaksAtSpeed: 4,
    },
  ),
  libraryForm(
    'roast',
    'meat, fish, roast | ham, chicken, goose, turkey, oyster, oysters, roast beef, joint, sausage, steak, pork, poultry, lobster, cold cuts, bacon',
    {
      size: [0.34, 0.15, 0.24],
      massKg: 1.8,
      surfaces: [],
      carried: 'level',
      grip: [0, 0.02, 0],
    },
  ),
  libraryForm(
    'sweets',
    'sweets, candy, biscuit | peppermints, mints, mint, twist of peppermints, chocolates, bonbons, lozenges, biscuits, cookies, cookie, toffees, humbugs, sugar, nuts, pills, lollipop, chocolate bar, crackers',
    {
      size: [0.09, 0.045, 0.09],
      massKg: 0.06,
      carried: 'level',
      grip: [0, 0.01, 0],
    },
  ),
  libraryForm(
    'dish',
    '| plate of food, dish of food, plate of biscuits, plate of sandwiches, ice cream, salad plate, spaghetti, gnocchi, pasta, noodles, rice, omelette, pancakes, supper',
    {
      size: [0.25, 0.075, 0.25],
      massKg: 0.8,
      surfaces: [flatAt(0.02, 0.1, 0.1)],
      carried: 'level',
      grip: [0.11, 0.015, 0],
      breaksAtSpeed: 2.5,
    },
  ),
];
