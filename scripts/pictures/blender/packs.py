"""Cartons with a blister before them, and what procedures use. Each returns its height and half its width in centimeters."""
import math

from labels import flat
from materials import film, metal, plastic, surface
from pills import place, thickness
from shapes import box, lathe, rounded

TURN = -17


def _turned(x, y, degrees):
    a = math.radians(degrees)
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)


def _blister(pill, at, turn, columns=5, rows=2):
    """A blister pack that lies on the floor, with its tablets under clear domes."""
    across, along = pill['width'] + .62, pill['length'] + .5
    width, depth = columns * across + .5, rows * along + .5
    box('foil', width, depth, .045, metal('#dcdedb', .32), (at[0], at[1], 0), (0, 0, turn), .02)
    clear = film()
    high = thickness(pill)
    for column in range(columns):
        for row in range(rows):
            x, y = _turned((column - (columns - 1) / 2) * across, (row - (rows - 1) / 2) * along, turn)
            x, y = x + at[0], y + at[1]
            place(pill, x, y, .06, turn + 90)
            long, wide = pill['length'] / 2 + .1, pill['width'] / 2 + .1
            dome = lathe('dome', rounded([(1.18, .05), (1.12, .07, .02), (1, high + .12, .25), (0, high + .14)]), clear, (x, y, 0), (0, 0, turn + 90))
            dome.scale = (long, wide, 1)


def carton(shot):
    """A folding box, turned a little, with a blister of its tablets or capsules before it."""
    width, depth, height = 6.4, 2.5, 9.4
    at = (-.7, .9, 0)
    board = surface(shot['body'], .48, specular=.35)
    box('carton', width, depth, height, board, at, (0, 0, TURN), .045)
    x, y = _turned(0, -depth / 2 - .006, TURN)
    flat(shot['label'], (at[0] + x, at[1] + y, .06), (0, 0, TURN))
    if shot.get('pill'):
        _blister(shot['pill'], (1.55, -2.6), 11)
    return height, 4.4


def block(radius, height, at):
    """A round block of pale stone to stand on."""
    lathe('block', rounded([(0, 0), (radius, 0, .1), (radius, height, .1), (0, height)]), surface('#e7e0d0', .7, specular=.2), at)


def graft_dish(shot):
    """A glass dish with rows of hair grafts, and the forceps that hold them."""
    lathe('tray', rounded([(0, 0), (4.1, 0, .2), (4.1, .16, .06), (0, .16)]), surface('#eef1ee', .25, coat=.3))
    lathe('dish', rounded([(4.05, .05), (4.25, .1, .1), (4.3, 1.2, .06), (4.14, 1.2, .05), (4.05, .2)]), film(.3))
    skin, hair = surface('#e3b896', .4, coat=.3), surface('#2e221b', .5)
    for row in range(5):
        for column in range(7):
            x, y = (column - 3) * .82 + (row % 2) * .3, (row - 2) * .95
            if math.hypot(x, y) > 3.5:
                continue
            tilt = 62 + 7 * math.sin(row * 2.1 + column)
            lathe('graft', rounded([(0, 0), (.13, 0, .1), (.1, .42, .06), (0, .45)]), skin, (x, y, .3), (tilt, 0, 20))
            for turn in (17, 24):
                lathe('hair', [(.018, .3), (.014, 1.05), (0, 1.06)], hair, (x, y, .3), (tilt, 0, turn))
    steel = metal('#d4d6d2', .22)
    for side in (-1, 1):
        arm = lathe('forceps', rounded([(0, 0), (.05, 0), (.2, 2.2, .5), (.3, 6, 1), (.24, 9.5, .4), (0, 9.6)]), steel,
                    (5.1 + side * .12, -2.4, .34), (0, 86 + side * .6, 128 + side * 2.2))
        arm.scale = (.35, 1, 1)
    return 2.2, 5


def plasma_tube(shot):
    """A closed blood tube after the centrifuge: plasma above, a thin pale layer, red cells below."""
    block(2.3, 1.5, (0, 0, 0))
    for name, low, high, color in (('cells', 1.3, 5, '#7a1f1a'), ('coat', 5, 5.35, '#e9d3b4'), ('plasma', 5.35, 8.7, '#e3a93f')):
        lathe(name, rounded([(0, low), (.72, low), (.72, high), (0, high)]), surface(color, .18, coat=.9))
    lathe('empty', [(.76, 8.7), (.76, 10)], film(.3))
    lathe('glass', [(.78, 1.3), (.78, 10)], film(.22))
    lathe('stopper', rounded([(0, 9.8), (.98, 9.8, .08), (.98, 11.5, .18), (.5, 11.6, .06), (.44, 11.5), (0, 11.5)]), plastic(shot['cap']))
    return 11.6, 2.3
