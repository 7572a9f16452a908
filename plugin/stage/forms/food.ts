import { formRows } from './library-form.ts';

/** What is eaten. */
export const food = formRows(`
  cake: 0.22 0.1 0.22 m, 0.7 kg, grip 0 0.01 0, level
    cake, pie, tart | sponge, cheesecake, fruitcake, seed cake, pudding, gateau, birthday cake, wedding cake, pastry, quiche, cheese, trifle, pizza
  bread: 0.26 0.11 0.13 m, 0.5 kg, grip 0 0.03 0, level
    bread, loaf, baked goods | roll, bun, baguette, loaf of bread, sandwich, cheese roll, croissant, toast, crust, food, meal, breakfast, dinner, lunch
  apple: 0.075 0.08 0.075 m, 0.16 kg, level
    apple, fruit, edible fruit, vegetable | pear, orange, peach, plum, lemon, onion, potato, turnip, tomato, egg, pomegranate, quince, beet
  fruit-bowl: 0.28 0.16 0.28 m, 1.4 kg, grip 0 0.02 0, level, breaks at 4
    | fruit bowl, bowl of fruit, apples, fruits, grapes, basket of fruit, oranges, bunch of grapes, cherries, berries
  roast: 0.34 0.15 0.24 m, 1.8 kg, grip 0 0.02 0, level
    meat, fish, roast | ham, chicken, goose, turkey, oyster, oysters, roast beef, joint, sausage, steak, pork, poultry, lobster, cold cuts, bacon
  sweets: 0.09 0.045 0.09 m, 0.06 kg, grip 0 0.01 0, level
    sweets, candy, biscuit | peppermints, mints, mint, twist of peppermints, chocolates, bonbons, lozenges, biscuits, cookies, cookie, toffees, humbugs, sugar, nuts, pills, lollipop, chocolate bar, crackers
  dish: 0.25 0.075 0.25 m, 0.8 kg, grip 0.11 0.015 0, level, breaks at 2.5
    | plate of food, dish of food, plate of biscuits, plate of sandwiches, ice cream, salad plate, spaghetti, gnocchi, pasta, noodles, rice, omelette, pancakes, supper
    flat 0.1 0.1 at 0.02
`);
