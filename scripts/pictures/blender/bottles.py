"""Round packages. Each stands on the origin and returns its height and half its width in centimeters."""
import math

from labels import wrapped
from materials import glass, matte, metal, plastic, surface
from shapes import lathe, rounded


def _ribbed_cap(radius, low, high, material, number=72, depth=.035):
    edge = (low + .14, high - .2)
    outline = rounded([(0, low), (radius, low, .06), (radius, high, .16), (0, high)])
    straight = [(radius, low + .14 + (high - low - .34) * i / 6) for i in range(7)]
    lower = [point for point in outline if point[1] < edge[0] - .001]
    upper = [point for point in outline if point[1] > edge[1] + .001]
    lathe('cap', lower + straight + upper, material, ribs=(number, depth, edge[0] + .01, edge[1] - .01))


def pill_jar(shot):
    """A tablet bottle with a wide ribbed cap."""
    body = glass(shot['body']) if shot.get('glass') else plastic(shot['body'])
    lathe('jar', rounded([(0, 0), (2.15, 0, .34), (2.15, 5.35, .75), (1.66, 5.85, .25), (1.66, 6.1), (0, 6.1)]), body)
    lathe('collar', rounded([(0, 5.86), (1.82, 5.86, .05), (1.82, 6.02, .05), (0, 6.02)]), plastic(shot['cap']))
    _ribbed_cap(1.92, 6.06, 7.75, matte(shot['cap']))
    wrapped(shot['label'], 2.15, .78)
    return 7.75, 2.15


def dropper(shot):
    """A glass bottle with a rubber bulb."""
    lathe('bottle', rounded([(0, 0), (2, 0, .4), (2, 5.4, 1.1), (.95, 6.6, .35), (.95, 7.1), (0, 7.1)]), glass(shot['body']))
    dark = surface(shot['cap'], .4)
    _ribbed_cap(1.18, 6.75, 8.15, dark, 56, .03)
    lathe('bulb', rounded([(0, 8.1), (.78, 8.1, .05), (.78, 8.5, .1), (.6, 8.75, .2), (.68, 10.3, .3), (.5, 11.1, .42), (0, 11.1)]), surface(shot['cap'], .6))
    wrapped(shot['label'], 2, .75)
    return 11.1, 2


def _can_body(shot):
    painted = surface(shot['body'], .3, metallic=.15, coat=.2)
    lathe('can', rounded([(0, .1), (1.9, .1, .05), (2.05, .1, .05), (2.25, .3, .1), (2.25, 11, .7), (1.75, 11.9, .2), (0, 11.9)]), painted)
    steel = metal()
    lathe('foot', rounded([(0, 0), (2.2, 0, .09), (2.28, .18, .08), (2.2, .34, .06), (0, .34)]), steel)
    lathe('seam', rounded([(0, 11.72), (1.86, 11.72, .1), (1.92, 11.9, .1), (1.8, 12.08, .08), (0, 12.08)]), steel)


def foam_can(shot):
    """An aerosol can with a smooth cap."""
    _can_body(shot)
    lathe('cap', rounded([(0, 11.95), (1.74, 11.95, .05), (1.74, 14.6, .55), (0, 14.75)]), plastic(shot['cap']))
    wrapped(shot['label'], 2.25, 2.2)
    return 14.7, 2.25


def _spray_head(base, radius, material):
    """A finger pump with its nozzle towards the camera's left."""
    lathe('stem', rounded([(0, base), (.32, base), (.32, base + .6), (0, base + .6)]), material)
    lathe('head', rounded([(0, base + .35), (radius, base + .35, .08), (radius * .96, base + 1.5, .22), (0, base + 1.42)]), material)
    angle = math.radians(-118)
    lathe('nozzle', rounded([(0, 0), (.24, 0, .03), (.24, .1, .03), (.1, .1, .02), (.1, .04), (0, .04)]), material,
          (radius * .95 * math.cos(angle), radius * .95 * math.sin(angle), base + 1), (90, 0, math.degrees(angle) + 90))


def spray(shot):
    """A bottle with a fine mist pump."""
    body = glass(shot['body']) if shot.get('glass') else plastic(shot['body'])
    lathe('bottle', rounded([(0, 0), (1.75, 0, .35), (1.75, 7.6, .75), (.95, 8.5, .25), (.95, 8.9), (0, 8.9)]), body)
    white = plastic(shot['cap'])
    _ribbed_cap(1.1, 8.6, 9.75, white, 60, .025)
    _spray_head(9.65, .78, white)
    wrapped(shot['label'], 1.75, 1.1)
    return 11.2, 1.75


def airless(shot):
    """A slim bottle for gels and creams that a short pump empties."""
    lathe('bottle', rounded([(0, 0), (1.9, 0, .28), (1.9, 9.4, .12), (1.7, 9.5), (0, 9.5)]), surface(shot['body'], .3, coat=.2))
    lathe('ring', rounded([(0, 9.46), (1.9, 9.46, .04), (1.9, 9.95, .08), (0, 9.95)]), metal('#d9dbd4', .3))
    head = plastic(shot['cap'])
    lathe('collar', rounded([(0, 9.9), (1.2, 9.9, .05), (1.2, 10.7, .12), (0, 10.7)]), head)
    _spray_head(10.5, .95, head)
    wrapped(shot['label'], 1.9, 1.5)
    return 12, 1.9


def _pump_head(base, material):
    lathe('stem', rounded([(0, base), (.34, base), (.34, base + 1.6), (0, base + 1.6)]), material)
    lathe('head', rounded([(0, base + 1.25), (.72, base + 1.25, .1), (.72, base + 1.95, .2), (0, base + 1.98)]), material)
    # The spout: a slightly bent rod to the left.
    lathe('spout', rounded([(0, 0), (.34, 0, .02), (.3, 1.9, .04), (.27, 2.3, .04), (.19, 2.3), (.19, 2.1), (0, 2.1)]), material,
          (-.35, -.1, base + 1.62), (-12, -98, 0))


def pump(shot):
    """A large bottle with a lotion pump."""
    lathe('bottle', rounded([(0, 0), (2.9, 0, .45), (2.9, 11.4, 1.1), (1.3, 12.5, .3), (1.3, 12.9), (0, 12.9)]), plastic(shot['body']))
    head = plastic(shot['cap'])
    _ribbed_cap(1.5, 12.55, 14, head, 64, .03)
    _pump_head(13.95, head)
    wrapped(shot['label'], 2.9, 2.2)
    return 15.9, 2.9


def flip(shot):
    """A bottle with a flip-top cap as wide as its body."""
    lathe('bottle', rounded([(0, 0), (shot['radius'], 0, .4), (shot['radius'], shot['height'], .35), (shot['radius'] * .9, shot['height'] + .15), (0, shot['height'] + .15)]), plastic(shot['body']))
    cap, r, low = plastic(shot['cap']), shot['radius'] * .97, shot['height'] + .12
    lathe('cap', rounded([(0, low), (r, low, .06), (r, low + 1.05, .05), (0, low + 1.05)]), cap)
    lathe('lid', rounded([(0, low + 1.09), (r, low + 1.09, .05), (r, low + 2.2, .3), (0, low + 2.28)]), cap)
    wrapped(shot['label'], shot['radius'], shot['height'] * .16)
    return low + 2.28, shot['radius']


def low_jar(shot):
    """A low jar with a metal screw lid."""
    lathe('jar', rounded([(0, 0), (3.5, 0, .45), (3.5, 2.9, .4), (3.1, 3.1), (0, 3.1)]), plastic(shot['body']))
    lathe('lid', rounded([(0, 3), (3.55, 3, .1), (3.55, 3.3, .04), (3.5, 3.36, .03), (3.5, 4.5, .22), (3.1, 4.56, .1), (3.0, 4.5, .1), (0, 4.5)]), metal(shot['cap'], .26))
    wrapped(shot['label'], 3.5, .55)
    return 4.55, 3.5
