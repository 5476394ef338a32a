"""
Renders product pictures. scripts/pictures.ts starts it: blender -b -P main.py -- JOBS.json
JOBS.json: {"size", "samples", "shadowSize", "threads", "shots": [{"name", "container", "ground", "body", "cap", "label", "pill"…, "out", "shadow"}]}; a shot may
be a "group" of such instead, each with "at" [x, y, height of its block] and "block", the radius of that.
"""
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bottles
import grain
import packs
import pills
import studio

containers = {
    'jar': bottles.pill_jar, 'dropper': bottles.dropper, 'can': bottles.foam_can, 'spray': bottles.spray, 'airless': bottles.airless,
    'pump': bottles.pump, 'flip': bottles.flip, 'lowJar': bottles.low_jar, 'carton': packs.carton, 'dish': packs.graft_dish,
    'plasma': packs.plasma_tube,
}

with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as file:
    jobs = json.load(file)


def stand(shot):
    """Builds a package with what lies before it; returns its height and half its width."""
    height, half = containers[shot['container']](shot)
    if shot.get('pill') and shot['container'] != 'carton':
        pills.scatter(shot['pill'], half * .62, -half - .9)
    return height, half


def group(parts):
    """Builds several packages on round blocks, each moved to its place; returns height and half the width of all."""
    things = bpy.context.scene.collection.objects
    high = wide = 0
    for part in parts:
        before = set(things)
        height, half = stand(part)
        x, y, block = part['at']
        for thing in set(things) - before:
            thing.location = [thing.location[0] + x, thing.location[1] + y, thing.location[2] + block]
        packs.block(part['block'], block, (x, y, 0))
        high, wide = max(high, height + block), max(wide, abs(x) + part['block'])
    return high, wide


for shot in jobs['shots']:
    studio.start(jobs['samples'], jobs['threads'])
    floor = studio.light(shot['ground'])
    height, half = group(shot['group']) if 'group' in shot else stand(shot)
    studio.camera(height, half, shot.get('fill', .74), shot.get('above', 7))
    grain.smooth_light(jobs['size'])
    studio.render(shot['out'], jobs['size'])
    studio.render_shadow(shot['shadow'], jobs['shadowSize'], floor, 96)
    print(f"{shot['name']} is rendered.", flush=True)
